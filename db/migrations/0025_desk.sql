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
ALTER TABLE `sessions` ADD `passkey_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `security_events` ADD `actor` text;--> statement-breakpoint
ALTER TABLE `security_events` ADD `detail` text;--> statement-breakpoint
ALTER TABLE `security_events` ADD `actor_id` text REFERENCES profiles(id);--> statement-breakpoint
CREATE INDEX `security_events_actor` ON `security_events` (`actor_id`) WHERE "security_events"."actor_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `security_events_desk` ON `security_events` (`id`) WHERE "security_events"."actor" IS NOT NULL;