CREATE TABLE `open_orders` (
	`user_id` text NOT NULL,
	`item` text NOT NULL,
	`attempt` text NOT NULL,
	`checkout_id` text,
	`url` text,
	`price_id` text,
	`amount_grosze` integer NOT NULL,
	`consented_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `item`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `open_orders_checkout` ON `open_orders` (`checkout_id`);--> statement-breakpoint
CREATE INDEX `open_orders_end` ON `open_orders` (`expires_at`);--> statement-breakpoint
CREATE TABLE `referrals` (
	`user_id` text PRIMARY KEY NOT NULL,
	`shared_at` integer NOT NULL,
	`verified_at` integer,
	`expires_at` integer,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stripe_events_time` ON `stripe_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `course_structures` (
	`course_id` text PRIMARY KEY NOT NULL,
	`structure` text NOT NULL,
	`model` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `lesson_progress` (
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`opened_at` integer NOT NULL,
	`done_at` integer,
	PRIMARY KEY(`user_id`, `course_id`, `lesson_id`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `lesson_reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text,
	`course_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `lesson_reports_user` ON `lesson_reports` (`user_id`);--> statement-breakpoint
CREATE INDEX `lesson_reports_lesson` ON `lesson_reports` (`course_id`,`lesson_id`);--> statement-breakpoint
CREATE TABLE `lessons` (
	`course_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`content` text NOT NULL,
	`words` integer NOT NULL,
	`model` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`course_id`, `lesson_id`)
);
--> statement-breakpoint
CREATE TABLE `unmatched_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`reference` text,
	`amount_grosze` integer NOT NULL,
	`currency` text NOT NULL,
	`received_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `unmatched_payments_user` ON `unmatched_payments` (`user_id`);--> statement-breakpoint
ALTER TABLE `profiles` ADD `sync_ticket` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_stripe_customer_id_unique` ON `profiles` (`stripe_customer_id`);--> statement-breakpoint
ALTER TABLE `purchases` ADD `checkout_id` text;--> statement-breakpoint
ALTER TABLE `purchases` ADD `opened_at` integer;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `cancel_at_period_end` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `counted_period` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `started_at` integer;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `withdrawn_at` integer;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `amount_grosze` integer;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `applied_ticket` integer DEFAULT 0 NOT NULL;