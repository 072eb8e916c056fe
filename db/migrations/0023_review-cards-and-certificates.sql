CREATE TABLE `certificates` (
	`number` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`course_title` text NOT NULL,
	`name` text NOT NULL,
	`finished_at` integer NOT NULL,
	`issued_at` integer NOT NULL,
	`modules` text NOT NULL,
	`lessons` integer NOT NULL,
	`reading_minutes` integer NOT NULL,
	`exercise_minutes` integer NOT NULL,
	`hidden_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_owner` ON `certificates` (`user_id`,`course_id`);--> statement-breakpoint
CREATE TABLE `review_cards` (
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`term` text NOT NULL,
	`stage` integer NOT NULL,
	`due_on` text,
	`answered_at` integer NOT NULL,
	`previous_stage` integer,
	`previous_due_on` text,
	`previous_answered_at` integer,
	PRIMARY KEY(`user_id`, `course_id`, `term`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `review_cards_answered` ON `review_cards` (`user_id`,`answered_at`);