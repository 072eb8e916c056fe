CREATE TABLE `alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`since` integer NOT NULL,
	`detail` text NOT NULL,
	`last_told_at` integer,
	`ended_at` integer,
	`is_closed` integer DEFAULT false NOT NULL,
	`claimed_until` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_open` ON `alerts` (`name`) WHERE "alerts"."is_closed" = 0;--> statement-breakpoint
CREATE INDEX `alerts_since` ON `alerts` (`since`);--> statement-breakpoint
CREATE TABLE `daily_figures` (
	`day` text NOT NULL,
	`name` text NOT NULL,
	`value` real NOT NULL,
	PRIMARY KEY(`day`, `name`)
);
--> statement-breakpoint
CREATE TABLE `error_groups` (
	`id` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`message` text NOT NULL,
	`frame` text NOT NULL,
	`route` text NOT NULL,
	`version` text NOT NULL,
	`count` integer NOT NULL,
	`first_seen` integer NOT NULL,
	`last_seen` integer NOT NULL,
	`request_ids` text NOT NULL,
	`silenced_version` text
);
--> statement-breakpoint
CREATE INDEX `error_groups_latest` ON `error_groups` (`last_seen`,`id`);--> statement-breakpoint
CREATE TABLE `model_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`subject` text,
	`model` text NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`outcome` text,
	`input_tokens` integer,
	`output_tokens` integer,
	`reserved_micro` integer,
	`cost_micro` integer
);
--> statement-breakpoint
CREATE INDEX `model_calls_time` ON `model_calls` (`started_at`);--> statement-breakpoint
CREATE INDEX `model_calls_subject` ON `model_calls` (`subject`) WHERE "model_calls"."subject" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `model_calls_open` ON `model_calls` (`started_at`) WHERE "model_calls"."ended_at" IS NULL;--> statement-breakpoint
CREATE TABLE `model_months` (
	`month` text PRIMARY KEY NOT NULL,
	`micro` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `operators` (
	`user_id` text PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	`given_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `switches` (
	`name` text PRIMARY KEY NOT NULL,
	`sentence` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`set_by` text,
	`set_at` integer NOT NULL,
	FOREIGN KEY (`set_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `switches_set_by` ON `switches` (`set_by`) WHERE "switches"."set_by" IS NOT NULL;--> statement-breakpoint
DROP INDEX `course_reviews_time`;--> statement-breakpoint
CREATE INDEX `course_reviews_objected` ON `course_reviews` (`objected_at`,`id`) WHERE "course_reviews"."objected_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `course_reviews_time` ON `course_reviews` (`written_at`,`id`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `passkey_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `runs` ADD `stage` text;--> statement-breakpoint
ALTER TABLE `runs` ADD `first_section_ms` integer;--> statement-breakpoint
ALTER TABLE `runs` ADD `provider_status` integer;--> statement-breakpoint
CREATE INDEX `runs_time` ON `runs` (`started_at`,`id`);--> statement-breakpoint
ALTER TABLE `course_figures` ADD `lessons` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `course_figures` ADD `reading_minutes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `course_figures` ADD `exercise_minutes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `lesson_reports` ADD `state` text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE `lesson_reports` ADD `answer` text;--> statement-breakpoint
ALTER TABLE `lesson_reports` ADD `answered_at` integer;--> statement-breakpoint
ALTER TABLE `lesson_reports` ADD `mended_version` integer;--> statement-breakpoint
CREATE INDEX `lesson_reports_state` ON `lesson_reports` (`state`,`id`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `fault` text;--> statement-breakpoint
CREATE INDEX `outbox_age` ON `outbox` (`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `security_events` ADD `actor` text;--> statement-breakpoint
ALTER TABLE `security_events` ADD `detail` text;--> statement-breakpoint
ALTER TABLE `security_events` ADD `actor_id` text REFERENCES profiles(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `security_events_actor` ON `security_events` (`actor_id`) WHERE "security_events"."actor_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `security_events_desk` ON `security_events` (`id`) WHERE "security_events"."actor" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `profiles_created` ON `profiles` (`created_at`);--> statement-breakpoint
CREATE INDEX `course_structures_checked` ON `course_structures` (`checked_at`,`course_id`);--> statement-breakpoint
CREATE INDEX `lessons_state` ON `lessons` (`course_id`,`state`);--> statement-breakpoint
CREATE INDEX `purchases_latest` ON `purchases` (`bought_at`,`id`);--> statement-breakpoint
CREATE INDEX `purchases_withdrawn` ON `purchases` (`withdrawn_at`) WHERE "purchases"."withdrawn_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `unmatched_payments_latest` ON `unmatched_payments` (`received_at`,`id`);--> statement-breakpoint
CREATE INDEX `subscriptions_latest` ON `subscriptions` (`started_at`,`id`) WHERE "subscriptions"."started_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `subscriptions_withdrawn` ON `subscriptions` (`withdrawn_at`) WHERE "subscriptions"."withdrawn_at" IS NOT NULL;